// Runs before the first paint, inline in every page. One module per job; Vite joins and minifies them (`inlineScripts` in
// vite.config.ts), and the hash of the text is in the CSP.
import './configure-zod.ts'
import './deny-google-consent.ts'
import './mark-session.ts'
import './show-theme.ts'
import './restore-language.ts'
import './remove-token.ts'
import './close-drawer.ts'
import './show-consent.ts'
import './record-focus.ts'
