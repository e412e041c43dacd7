/** Actor name of automated actions, whose actor id is null. */
export const SYSTEM_ACTOR = 'cyaan'
