import { type UseMutationOptions, useMutation } from '@tanstack/react-query'

/** A call that fails when there is no network. By itself the library would wait for one, and the person with it. */
export function useCall<Answer, Input = void>(options: UseMutationOptions<Answer, Error, Input>) {
  return useMutation({ ...options, networkMode: 'always' })
}
