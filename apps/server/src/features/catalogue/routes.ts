import { api, call } from '../../lib/api.ts'
import {
	colors,
	doors,
	finishItems,
	moduleNumbers,
	moduleOptions,
	moduleTemplates,
	thicknesses,
} from './filters.ts'
import {
	availability,
	deliveryPrices,
	doorHandle,
	doorHandles,
	dressingInit,
	lightPrice,
} from './readings.ts'

const { dressing } = api

export const catalogueRoutes = {
	dressingInit: call(
		api.configurator.dressingInit,
		'catalogue.read',
		'All that the configurator needs: catalogue, templates, sale book',
	).handler(({ context }) => dressingInit(context)),
	module: {
		number: call(
			dressing.module.number,
			'catalogue.read',
			'Module counts that each run can have, with the one recommended',
		).handler(({ input, context }) => moduleNumbers(context, input)),
		allWithTop10: call(
			dressing.module.allWithTop10,
			'catalogue.read',
			'All templates of a bay and their pairs, and the shop’s ten',
		).handler(({ context }) => moduleTemplates(context)),
		filter: call(dressing.module.filter, 'catalogue.read', 'Templates that a bay can have').handler(
			({ input, context }) => moduleOptions(context, input),
		),
		color: call(dressing.module.color, 'catalogue.read', 'Interior colours of a category').handler(
			({ input, context }) => colors(context, input, 'interior'),
		),
		thickness: call(
			dressing.module.thickness,
			'catalogue.read',
			'Shelves of 18 or 28 mm, bay by bay, with how they sag',
		).handler(({ input, context }) => thicknesses(context, input)),
	},
	door: {
		filter: call(
			dressing.door.filter,
			'catalogue.read',
			'Door styles, and opening sides of each module',
		).handler(({ input, context }) => doors(context, input)),
		color: call(dressing.door.color, 'catalogue.read', 'Exterior colours of a category').handler(
			({ input, context }) => colors(context, input, 'exterior'),
		),
	},
	finishItem: {
		filter: call(
			dressing.finishItem.filter,
			'catalogue.read',
			'Finishing elements, and where each stands or could stand',
		).handler(({ input, context }) => finishItems(context, input)),
		color: call(
			dressing.finishItem.color,
			'catalogue.read',
			'Colours of the finishing elements',
		).handler(({ input, context }) => colors(context, input, 'exterior')),
	},
	doorHandle: {
		list: call(dressing.doorHandle.list, 'catalogue.read', 'All handles').handler(({ context }) =>
			doorHandles(context),
		),
		get: call(dressing.doorHandle.get, 'catalogue.read', 'One handle').handler(
			({ input, context }) => doorHandle(context, input.id),
		),
	},
	lightPrice: call(dressing.lightPrice, 'catalogue.read', 'Prices of LED bar and charger').handler(
		({ context }) => lightPrice(context),
	),
	delivery: call(dressing.delivery, 'catalogue.read', 'Delivery zones and their prices').handler(
		({ context }) => deliveryPrices(context),
	),
	availability: call(
		dressing.availability,
		'catalogue.read',
		'The day on which a design can be delivered, with the reasons',
	).handler(({ input, context }) => availability(context, input)),
}
