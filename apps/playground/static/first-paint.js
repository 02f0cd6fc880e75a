// Before the first paint: the theme that the reader chose here before, if any, and the page in the
// reader's language, where the address names none.
try {
  const theme = localStorage.getItem("jejak-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme holds.
}
{
  const root = new URL(".", document.currentScript.src).pathname;
  const place = location.pathname.slice(root.length);
  if (location.pathname.startsWith(root) && /^(?:(?:practise|check)\/?)?$/.test(place)) {
    const language = chosenLanguage() ?? languageOfBrowser();
    if (language === "id" || language === "ru") {
      location.replace(root + language + "/" + place + location.search + location.hash);
    }
  }
}

function chosenLanguage() {
  try {
    return localStorage.getItem("jejak-language");
  } catch {
    return null;
  }
}

/** The first of the reader's languages that there is; `in` was once the code of Indonesian. */
function languageOfBrowser() {
  const spoken = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]);
  return spoken
    .map((code) => (code === "in" ? "id" : code))
    .find((code) => ["en", "id", "ru"].includes(code));
}
