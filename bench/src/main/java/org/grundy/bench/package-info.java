/// Speeds of the methods, measured with JMH: `java -jar bench/target/benchmarks.jar NAME`.
@NullMarked
package org.grundy.bench;

import org.jspecify.annotations.NullMarked;
