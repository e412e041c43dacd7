/** For pages that show the name of a user: noted when names are read, dropped when somebody changes theirs or leaves. */
export const PEOPLE = 'people'
