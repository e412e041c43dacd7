/** Drawings of services in drawings.svg, each with a smaller one for cards (`card-…`). */
export const SERVICE_DRAWINGS = ['page', 'shelf', 'form', 'gauge', 'rack'] as const
export type ServiceDrawing = (typeof SERVICE_DRAWINGS)[number]
