// Notes what somebody prefers, such as dark colours. Where the browser has no room it is forgotten with the page.
export function prefer(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch (failure) {
    if (!(failure instanceof DOMException && failure.name === "QuotaExceededError")) {
      throw failure;
    }
  }
}
