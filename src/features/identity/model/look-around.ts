/** Id of the user of every look-around session. No row of the database has it. */
export const LOOK_AROUND_USER_ID = 'look-around'

/** Window event of a refused write, with the response as its detail. */
export const LOOK_AROUND_REFUSED = 'look-around-refused'
