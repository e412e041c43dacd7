/** Of the identifiers in `visitor.ts`. A file of its own, so that the collecting script shares no chunk with a page. */
export const IDENTIFIER_PATTERN = /^[\w-]{22}$/
