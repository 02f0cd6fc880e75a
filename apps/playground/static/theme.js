// Before the first paint: the theme that the reader chose here before, if any.
try {
  const theme = localStorage.getItem("jejak-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme holds.
}
