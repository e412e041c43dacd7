/** Non-descriptive link texts: the list of Lighthouse (`link-text`), in the languages of the site. */
const GENERIC_TEXTS = new Set(
  [
    ['hier', 'klik hier', 'meer', 'lees meer', 'meer info', 'meer informatie', 'deze pagina', 'start', 'verder'],
    ['click here', 'click this', 'go', 'here', 'information', 'learn more', 'more', 'more info', 'more information'],
    ['read more', 'right here', 'see more', 'start', 'this', 'this page'],
    ['ici', 'cliquez ici', 'cliquer ici', 'en savoir plus', 'plus', 'lire la suite', 'plus d’infos', 'cette page'],
  ].flat(),
)

export function isGenericLinkText(text: string): boolean {
  return GENERIC_TEXTS.has(text.toLowerCase().replace("'", '’'))
}
