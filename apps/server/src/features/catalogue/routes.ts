// The dressing calls that only read and compute.
import { api } from '../../lib/api.ts'
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
	dressingInit: api.configurator.dressingInit.handler(({ context }) => dressingInit(context)),
	module: {
		number: dressing.module.number.handler(({ input, context }) => moduleNumbers(context, input)),
		allWithTop10: dressing.module.allWithTop10.handler(({ context }) => moduleTemplates(context)),
		filter: dressing.module.filter.handler(({ input, context }) => moduleOptions(context, input)),
		color: dressing.module.color.handler(({ input, context }) =>
			colors(context, input, 'interior'),
		),
		thickness: dressing.module.thickness.handler(({ input, context }) =>
			thicknesses(context, input),
		),
	},
	door: {
		filter: dressing.door.filter.handler(({ input, context }) => doors(context, input)),
		color: dressing.door.color.handler(({ input, context }) => colors(context, input, 'exterior')),
	},
	finishItem: {
		filter: dressing.finishItem.filter.handler(({ input, context }) => finishItems(context, input)),
		color: dressing.finishItem.color.handler(({ input, context }) =>
			colors(context, input, 'exterior'),
		),
	},
	doorHandle: {
		list: dressing.doorHandle.list.handler(({ context }) => doorHandles(context)),
		get: dressing.doorHandle.get.handler(({ input, context }) => doorHandle(context, input.id)),
	},
	lightPrice: dressing.lightPrice.handler(({ context }) => lightPrice(context)),
	delivery: dressing.delivery.handler(({ context }) => deliveryPrices(context)),
	availability: dressing.availability.handler(({ input, context }) => availability(context, input)),
}
