// Runs before the first paint, so that a dark page never flashes light. It is a file because the page's policy
// (script-src 'self') allows no inline script; it repeats one storage key, 'sokoni_theme', on purpose.
(() => {
  let saved = null;
  try {
    saved = localStorage.getItem('sokoni_theme');
  } catch {
    // Storage is switched off: light, as for a first visit.
  }
  const dark = saved === 'dark' || (saved === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  if (!dark) return;
  document.documentElement.setAttribute('data-theme', 'dark');
  document.querySelector('meta[name="theme-color"]').setAttribute('content', '#12151A');
})();
