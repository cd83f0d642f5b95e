/** Shows a picture in full size over the page; without the dialog the link leads to the picture itself. */
export function enlargePictures(gallery: HTMLElement): void {
  const links = [...gallery.querySelectorAll('a')];
  if (links.length === 0) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  const picture = document.createElement('img');
  dialog.append(picture);
  dialog.addEventListener('click', () => dialog.close());
  let shown = 0;
  const show = (index: number) => {
    shown = (index + links.length) % links.length;
    const link = links[shown];
    picture.src = link?.href ?? '';
    picture.alt = link?.querySelector('img')?.alt ?? '';
    dialog.setAttribute('aria-label', picture.alt);
  };
  dialog.addEventListener('keydown', ({ key }) => {
    const forwards = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowLeft' || key === 'ArrowRight') show(shown + (key === forwards ? 1 : -1));
  });
  gallery.append(dialog);
  links.forEach((link, index) => {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(index);
      dialog.showModal();
    });
  });
}
