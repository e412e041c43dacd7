import { cx } from 'class-variance-authority'

/** Joins class names. It does not settle quarrels: a className from outside is for layout only. */
export const cn = cx
