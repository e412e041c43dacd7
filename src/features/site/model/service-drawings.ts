/** Drawings of services in drawings.svg, each with a smaller one for cards (`card-…`). */
export const SERVICE_DRAWINGS = [
  ...['page', 'shelf', 'form', 'gauge', 'rack'],
  ...['shop', 'tool', 'bicycle', 'clock', 'people', 'calendar', 'truck'],
  ...['cup', 'house', 'heart', 'camera', 'music', 'book', 'leaf'],
] as const
export type ServiceDrawing = (typeof SERVICE_DRAWINGS)[number]
