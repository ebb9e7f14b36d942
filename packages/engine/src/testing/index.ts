export { goldenConfigurations } from './golden-configurations.ts'
export { sampleCatalogue } from './sample-catalogue.ts'
