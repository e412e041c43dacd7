import { use } from 'react'
import { TextsContext } from '../i18n/provider.tsx'

/** The text of a key that a schema or an error names (`identity:email.required`), if its catalogue is loaded. */
export function useSchemaText(): (message: string) => string | undefined {
  const { texts } = use(TextsContext)
  return (message) => {
    const [name = '', key = ''] = message.split(':')
    const text = texts[name]?.[key]
    return typeof text === 'string' ? text : undefined
  }
}
