/** SVG as PNG, in the thread pool. Without fonts of the system: text is drawn as paths before. */
export async function rasterize(svg: string, width: number): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const rendered = await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
  return rendered.asPng()
}
