import { isReloading } from './restore-language.ts'
import { withoutToken } from './without-token.ts'

const { pathname, search, hash } = location
const cleaned = withoutToken(search)
// Before any other script can read the token; the page has it in its data. A reload needs it.
if (cleaned !== search && !isReloading) history.replaceState(history.state, '', pathname + cleaned + hash)
