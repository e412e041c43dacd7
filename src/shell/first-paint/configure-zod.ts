/**
 * Zod's probe for `eval` violates the CSP. Only this internal name configures Zod before the first script with schemas:
 * `z.config()` needs the library, and schemas are created when their modules load.
 */
window.__zod_globalConfig = { jitless: true }
