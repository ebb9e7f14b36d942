/** `--tablet` of media.css, in pixels, where no style sheet can say it. */
export const tabletWidth = 860
