import { largestList } from '@gabarit/contract'
import { api, call, taking } from '../../lib/api.ts'
import { importList, importOf, switchToImport, uploadList } from './import/imports.ts'
import { ratingsEffect } from './import/ratings-effect.ts'
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
} from './versions/price-versions.ts'
import { versionPreview } from './versions/version-preview.ts'

const { prices } = api.backOffice

export const priceRoutes = {
	versions: {
		list: call(
			prices.versions.list,
			'priceList.read',
			'Versions of the price lists, newest first',
		).handler(({ input, context }) => versionList(context, input.before)),
		get: call(prices.versions.get, 'priceList.read', 'One version of the price lists').handler(
			({ input, context }) => versionPage(context, input.version),
		),
		preview: call(
			prices.versions.preview,
			'priceList.write',
			'What would change if a former version were in force again',
		).handler(({ input, context }) => versionPreview(context, input.version)),
		switch: call(prices.versions.switch, 'priceList.write', 'Puts a version in force').handler(
			({ input, context }) => switchTo(context, input),
		),
		download: call(
			prices.versions.download,
			'priceList.read',
			'A list of a version, as CSV or XLSX',
		).handler(({ input, context }) => downloadList(context, input)),
	},
	template: call(
		prices.template,
		'priceList.read',
		'An example of a price list with the seed’s figures, as CSV or XLSX',
	).handler(({ input, context }) => downloadTemplate(context, input)),
	imports: {
		list: call(prices.imports.list, 'priceList.read', 'The last imports').handler(({ context }) =>
			importList(context),
		),
		upload: call(
			taking(prices.imports.upload, largestList),
			'priceList.write',
			'Begins the dry run of a price list',
		).handler(({ input, context }) => uploadList(context, input)),
		get: call(prices.imports.get, 'priceList.read', 'An import with its report').handler(
			({ input, context }) => importOf(context, input.id),
		),
		switch: call(prices.imports.switch, 'priceList.write', 'Puts an import in force').handler(
			({ input, context }) => switchToImport(context, input.id),
		),
	},
	ratings: {
		get: call(
			prices.ratings.get,
			'priceList.read',
			'Ratings, price per point, coefficients, VAT, services',
		).handler(({ context }) => ratings(context)),
		change: call(
			prices.ratings.change,
			'priceList.write',
			'Changes them, in force at once',
		).handler(({ input, context }) => changeRatings(context, input)),
		preview: call(
			prices.ratings.preview,
			'priceList.write',
			'What other ratings make of the last offers',
		).handler(({ input, context }) => ratingsEffect(context, input.pricing)),
	},
	zones: {
		list: call(prices.zones.list, 'priceList.read', 'Delivery zones in force').handler(
			({ context }) => zones(context),
		),
		change: call(
			prices.zones.change,
			'priceList.write',
			'Changes the delivery zones, in force at once',
		).handler(({ input, context }) => changeZones(context, input)),
	},
}
