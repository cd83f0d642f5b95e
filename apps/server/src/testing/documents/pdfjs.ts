// The reader of PDFs brings substitutes along for what old browsers lack, and puts its own JSON.parse over the one that the
// server under test reads bodies with: for that one `{` is an object.
const { parse } = JSON;
export const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
JSON.parse = parse;
