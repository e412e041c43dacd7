/** Paths of pages for the owner and writers. Visits of them are not measured, and they are not available offline. */
export const STAFF_PAGE = /^(?:\/en|\/fr)?\/(?:admin|edit|categorie|blog\/(?:new|desk))(?:\/|$)/
