/** Paths of pages for the owner and writers. Visits of them are not measured, and they are not available offline. */
export const STAFF_PATH = /^(?:\/en|\/fr)?\/(?:admin|edit|categorie|blog\/(?:new|desk))(?:\/|$)/
