import { ApiError } from '#platform/client/api-client.ts'
import { platformTexts } from '#platform/i18n/messages/index.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { identityTexts } from '../messages/index.ts'
import { identityErrors } from '../model/identity.errors.ts'

/** A sentence for a call that failed: by its code where we foresaw it, else the one that is given. */
export function useErrorMessage() {
  const t = useT(identityTexts)
  const common = useT(platformTexts)

  return (error: unknown, otherwise: string): string => {
    // A fetch that finds no network throws nothing more precise than this.
    if (error instanceof TypeError) return t('provider.network')
    if (!(error instanceof ApiError) || error.code === 'INTERNAL') return otherwise
    if (isIdentityError(error.code)) return t(`error.${error.code}`)
    const sentence = common(`error.${error.code as 'NOT_FOUND'}`)
    return sentence.startsWith('error.') ? otherwise : sentence
  }
}

function isIdentityError(code: string): code is keyof typeof identityErrors {
  return Object.hasOwn(identityErrors, code)
}
