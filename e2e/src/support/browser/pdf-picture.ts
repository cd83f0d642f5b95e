import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';

const packageOf = createRequire(import.meta.url);
const reader = 'http://reader.invalid';

declare global {
  interface Window {
    isDrawn?: true;
  }
}

/** The first page of a PDF as a picture; a browser without a window shows none by itself. */
export async function pdfPicture(browser: Browser, pdf: Buffer, width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 600 } });
  const files: Record<string, { contentType: string; body: string | Buffer }> = {
    '/': {
      contentType: 'text/html',
      body: '<style>body{margin:0}canvas{display:block}</style><canvas></canvas>',
    },
    '/paper.pdf': { contentType: 'application/pdf', body: pdf },
  };
  for (const name of ['pdf.mjs', 'pdf.worker.mjs'])
    files[`/${name}`] = {
      contentType: 'text/javascript',
      body: await readFile(packageOf.resolve(`pdfjs-dist/legacy/build/${name}`)),
    };
  await page.route(`${reader}/**`, (route) => {
    const file = files[new URL(route.request().url()).pathname];
    return file ? route.fulfill(file) : route.abort();
  });
  await page.goto(`${reader}/`);
  await page.addScriptTag({
    type: 'module',
    content: `
      import { getDocument, GlobalWorkerOptions } from '/pdf.mjs';
      GlobalWorkerOptions.workerSrc = '/pdf.worker.mjs';
      const paper = await (await getDocument('/paper.pdf').promise).getPage(1);
      const viewport = paper.getViewport({ scale: ${width} / paper.view[2] });
      const canvas = document.querySelector('canvas');
      canvas.width = viewport.width;
      canvas.height = viewport.height;
      await paper.render({ canvasContext: canvas.getContext('2d'), viewport }).promise;
      window.isDrawn = true;`,
  });
  await page.waitForFunction(() => window.isDrawn);
  const picture = await page.locator('canvas').screenshot();
  await page.close();
  return picture;
}
