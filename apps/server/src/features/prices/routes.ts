// The back-office's calls about price lists.
import { api } from '../../lib/api.ts'
import { importList, importOf, switchToImport, uploadList } from './imports.ts'
import {
	changeRatings,
	changeZones,
	downloadList,
	downloadTemplate,
	ratings,
	switchTo,
	versionList,
	versionPage,
	zones,
} from './price-versions.ts'

const { prices } = api.backOffice

export const priceRoutes = {
	versions: {
		list: prices.versions.list.handler(({ input, context }) => versionList(context, input.before)),
		get: prices.versions.get.handler(({ input, context }) => versionPage(context, input.version)),
		switch: prices.versions.switch.handler(({ input, context }) => switchTo(context, input)),
		download: prices.versions.download.handler(({ input, context }) =>
			downloadList(context, input),
		),
	},
	template: prices.template.handler(({ input, context }) => downloadTemplate(context, input)),
	imports: {
		list: prices.imports.list.handler(({ context }) => importList(context)),
		upload: prices.imports.upload.handler(({ input, context }) => uploadList(context, input)),
		get: prices.imports.get.handler(({ input, context }) => importOf(context, input.id)),
		switch: prices.imports.switch.handler(({ input, context }) =>
			switchToImport(context, input.id),
		),
	},
	ratings: {
		get: prices.ratings.get.handler(({ context }) => ratings(context)),
		change: prices.ratings.change.handler(({ input, context }) => changeRatings(context, input)),
	},
	zones: {
		list: prices.zones.list.handler(({ context }) => zones(context)),
		change: prices.zones.change.handler(({ input, context }) => changeZones(context, input)),
	},
}
