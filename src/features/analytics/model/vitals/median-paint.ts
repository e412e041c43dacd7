/** Period of the paint figure that visitors see; as in the reports of Chrome's users (CrUX). */
export const PAINT_DAYS = 28
