// Loaded into a process (`--import`): prints when tracing, the demo content or the styleguide is loaded.
import { registerHooks } from 'node:module'

const TEXTS = {
  tracing: 'BatchSpanProcessor',
  demo: 'Voorbeeldstraat 12',
  styleguide: 'Every primitive in every state',
}

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    for (const [name, text] of Object.entries(TEXTS))
      if (loaded.source && String(loaded.source).includes(text)) console.log(`loaded: ${name}`)
    return loaded
  },
})
