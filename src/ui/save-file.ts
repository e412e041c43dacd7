export function saveFile(name: string, content: BlobPart, type: string): void {
  const href = URL.createObjectURL(new Blob([content], { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // The download has its own copy by then.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
