export { sampleBook } from './sample-book.ts'
export { samplePoints } from './sample-points.ts'
