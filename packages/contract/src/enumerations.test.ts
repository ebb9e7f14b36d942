// The right-hand lists are copied from specification section 3, letter by letter.
import * as engine from '@gabarit/engine'
import { expect, test } from 'vitest'
import * as ours from './enumerations.ts'

const enumerations: [string, readonly string[], string][] = [
	['Wall', engine.wallKinds, 'None, Fireplace, BothRecess, LeftRecess, RightRecess'],
	['Shape', ours.shapes, 'None, Straight, LeftSide, RightSide, StraightWithTwoSide'],
	['Slope sides', ours.slopeSides, 'None, Left, Right, Back, BothSide'],
	['Opening side', ours.openingSides, 'None, Left, Right'],
	['Delivery mode', ours.deliveryModes, 'pickUp, delivery'],
	['Payment type', ours.paymentTypes, 'None, Online, Bill'],
	[
		'User role',
		ours.userRoles,
		'Unknown, ResellerAdmin, ResellerEmployee, Gabarit, ProfessionalCustomer, IndividualCustomer',
	],
	['Door style', engine.doorStyles, 'Simple, StraightLines, Frames'],
	[
		'Finish colour',
		['None', ...engine.handleColors],
		'None, Black, NickelPlated, Gold, Inox, Aluminium, Grey, Rust, IronWeathered',
	],
	[
		'Finishing element',
		['None', ...engine.finishKinds],
		'None, FinishingCheek, Tablet, FakeDoor, Filler, Plinth, InfinityPlank, Reserve',
	],
	[
		'Interior module kind',
		engine.interiorKinds,
		'Empty, FixedShelve, VariableShelve, SlidingShelve, RecessedDrawer, OverlayDrawer, Wardrobe, WardrobeOnLift, SlidingWardrobe, TrouserRack',
	],
	[
		'Order status',
		ours.orderStatuses,
		'None, OfferInProgress, OfferRefused, OfferAccepted, Confirmed, InProduction, Refused, Ready, Scheduled, Undelivered, Done',
	],
	['Furniture types', engine.startTypes, 'shelves, drawer, wardrobe, top10'],
	['Languages', ours.languages, 'fr, nl, en'],
]

test.each(enumerations)('%s is spelled as in the specification', (_, list, copied) => {
	expect(list.toSorted()).toEqual(copied.split(', ').toSorted())
})

test('every state is of an offer, of an open order or of an ended one', () => {
	const all = [...ours.offerStates, ...ours.openOrderStates, ...ours.endedOrderStates]
	expect(all).toEqual(ours.stateLabels)
})
