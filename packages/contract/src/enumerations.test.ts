// The right-hand lists are copied from specification section 3, letter by letter.
import { expect, test } from 'vitest'
import * as ours from './enumerations.ts'

const spelt: [string, readonly string[], string][] = [
	['Alignment', ours.alignments, 'Center, Left, Right'],
	['Wall', ours.wallTypes, 'None, Fireplace, BothRecess, LeftRecess, RightRecess'],
	['Shape', ours.shapes, 'None, Straight, LeftSide, RightSide, StraightWithTwoSide'],
	['Part kind', ours.partKinds, 'Main, Side'],
	['Room sides', ours.roomSides, 'None, Straight, Left, Right, Both'],
	['Slope sides', ours.slopeSides, 'None, Left, Right, Back, BothSide'],
	['Wall-side options', ours.wallSideOptions, 'none, first, last, both'],
	['Door kind', ours.doorKinds, 'Simple, Double'],
	['Opening side', ours.openingSides, 'None, Left, Right'],
	['Delivery type', ours.deliveryTypes, 'None, Store, Address'],
	['Delivery mode', ours.deliveryModes, 'pickUp, delivery'],
	['Payment type', ours.paymentTypes, 'None, Online, Bill'],
	[
		'User role',
		ours.userRoles,
		'Unknown, ResellerAdmin, ResellerEmployee, Gabarit, ProfessionalCustomer, IndividualCustomer',
	],
	['Door style', ours.doorStyleKinds, 'Simple, StraightLines, Frames'],
	[
		'Finish colour',
		ours.finishColors,
		'None, Black, NickelPlated, Gold, Inox, Aluminium, Grey, Rust, IronWeathered',
	],
	[
		'Finishing element',
		ours.finishingKinds,
		'None, FinishingCheek, Tablet, FakeDoor, Filler, Plinth, InfinityPlank, Reserve',
	],
	['Top shape', ours.topShapes, 'Straight, PartialSlope, FullSlope'],
	[
		'Interior module kind',
		ours.interiorModuleKinds,
		'Empty, FixedShelve, VariableShelve, SlidingShelve, RecessedDrawer, OverlayDrawer, Wardrobe, WardrobeOnLift, SlidingWardrobe, TrouserRack',
	],
	[
		'Order status',
		ours.orderStatuses,
		'None, OfferInProgress, OfferRefused, OfferAccepted, Confirmed, InProduction, Refused, Ready, Scheduled, Undelivered, Done',
	],
	['Furniture types', ours.startTypes, 'shelves, drawer, wardrobe, top10'],
	['Languages', ours.languages, 'fr, nl, en'],
	['Units', ours.units, 'Millimeter, Frame'],
]

test.each(spelt)('%s is spelt as in the specification', (_, list, copied) => {
	expect(list.toSorted()).toEqual(copied.split(', ').toSorted())
})
