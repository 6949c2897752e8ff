const minute = 60_000;

/** Hands a file to the visitor as a download. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Safari on a phone asks first whether to save, and reads the file only then. The file has to
  // outlast that question, also if its screen is left meanwhile: so no hook ends this timer.
  setTimeout(() => URL.revokeObjectURL(link.href), minute);
}
