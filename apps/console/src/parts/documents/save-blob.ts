const addressLifeMs = 60_000;

/** Lets the browser keep a file that was made here. @param name with its ending */
export function saveBlob(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), addressLifeMs);
}
