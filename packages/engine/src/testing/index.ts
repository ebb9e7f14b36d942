export { goldenConfigurations } from './golden-configurations.ts'
export { sampleCatalogue } from './sample-catalogue.ts'
export { randomStraightRoom, randomStream } from './straight-rooms.ts'
