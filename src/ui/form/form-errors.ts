import { createContext, useContext } from 'react'

export type FieldErrors = Readonly<Record<string, string | undefined>>

type FormErrors = { errors: FieldErrors; forget: (name: string) => void }

export const FormErrorsContext = createContext<FormErrors>({ errors: {}, forget: () => {} })
export const FieldNameContext = createContext<string | undefined>(undefined)

/** The field's own error, else the form's error for this name. */
export function useFieldError(name: string | undefined, own?: string): string | undefined {
  const { errors } = useContext(FormErrorsContext)
  return own ?? (name ? errors[name] : undefined)
}

/** For controls that change without a DOM event. */
export function useForgetError(): (name: string) => void {
  return useContext(FormErrorsContext).forget
}
