// Spelled as in the specification; the furniture's own enumerations come from the engine.
import { footprints } from '@gabarit/engine'

// Of the specification without use: alignments, part kinds, room sides, wall sides, door kinds,
// delivery types, top shapes, units.
export const languages = ['fr', 'nl', 'en'] as const
export const countries = ['BE', 'FR'] as const
export const shapes = ['None', ...footprints] as const
export const slopeSides = ['None', 'Left', 'Right', 'Back', 'BothSide'] as const
export const openingSides = ['None', 'Left', 'Right'] as const
export const deliveryModes = ['pickUp', 'delivery'] as const
export const paymentTypes = ['None', 'Online', 'Bill'] as const
export const userRoles = [
	'Unknown',
	'ResellerAdmin',
	'ResellerEmployee',
	'Gabarit',
	'ProfessionalCustomer',
	'IndividualCustomer',
] as const
export const orderStatuses = [
	'None',
	'OfferInProgress',
	'OfferRefused',
	'OfferAccepted',
	'Confirmed',
	'InProduction',
	'Refused',
	'Ready',
	'Scheduled',
	'Undelivered',
	'Done',
] as const

export const configuratorKinds = [
	'desk',
	'panels',
	'roomSeparator',
	'stairsFurniture',
	'tvFurniture',
	'dressing',
] as const

export const stateLabels = [
	'offerInProgress',
	'offerAccepted',
	'offerRefused',
	'offerCancelled',
	'offerExpired',
	'waiting',
	'accepted',
	'confirmed',
	'sent',
	'inProduction',
	'ready',
	'scheduled',
	'undelivered',
	'done',
	'refused',
] as const

export const openOfferStates = ['offerInProgress', 'offerAccepted'] as const

/** The states of an offer. */
export const offerStates = [
	...openOfferStates,
	'offerRefused',
	'offerCancelled',
	'offerExpired',
] as const

/** The states of an order that is neither done nor refused, in their order. */
export const openOrderStates = [
	'waiting',
	'accepted',
	'confirmed',
	'sent',
	'inProduction',
	'ready',
	'scheduled',
	'undelivered',
] as const

export const endedOrderStates = ['done', 'refused'] as const

export const paymentStatuses = [
	'open',
	'pending',
	'paid',
	'partlyPaid',
	'refunded',
	'failed',
] as const

export const orderActions = [
	'acceptOffer',
	'refuseOffer',
	'placeOrder',
	'acceptOrder',
	'refuseOrder',
	'sendToSupplier',
	'sendToProduction',
	'setReady',
	'schedule',
	'setUndelivered',
	'setDone',
	'delete',
] as const

/** The texts are `errors:reasons.<code>`. */
export const refusalReasons = [
	'wrong_state',
	'not_your_role',
	'offer_expired',
	'delivery_form_incomplete',
	'not_sent',
	'already_sent',
	'pick_up_only',
	'amount_missing',
	'delivery_date_missing',
	'payment_awaited',
	'order_closed',
	'offer_accepted',
	'payment_received',
	'setting_off',
	'already_scheduled',
	'already_ready',
] as const

export const actionNeeds = ['motive', 'deliveryDate', 'payment'] as const

/** Who did something to an order; the provider is that of the payments. */
export const actorKinds = ['user', 'customer', 'system', 'provider'] as const

/** Who may act on an order, beside the clock and the payments. */
export const orderParties = ['customer', 'seller', 'supplier'] as const

/** How money came that a seller notes. */
export const handPaymentKinds = ['transfer', 'cash', 'card', 'other'] as const

export const themeCodes = ['default', 'oak', 'ink', 'sage'] as const
export const documentKinds = ['plan', 'offer', 'order', 'terms', 'attestation'] as const

/** Which part of the furniture wears a colour. */
export const colourPlaces = ['interior', 'exterior'] as const
/** Of a request for colour samples, in their order. */
/** Of an account; `invited` = the activation link was not used yet. */
export const userStates = ['invited', 'active', 'disabled'] as const

export const sampleStates = ['new', 'sent', 'done'] as const

export const timelineEvents = [
	'designSaved',
	'offerSent',
	'offerRevised',
	'offerRenewed',
	'vatReduced',
	'offerAccepted',
	'offerRefused',
	'offerExpired',
	'orderPlaced',
	'orderAccepted',
	'orderConfirmed',
	'orderRefused',
	'sentToSupplier',
	'sentToProduction',
	'ready',
	'scheduled',
	'undelivered',
	'done',
	'paymentReceived',
	'paymentCancelled',
	'refundOpened',
	'refunded',
	'customerLinked',
	'paymentLinked',
	'assigned',
	'linkSent',
	'linksRevoked',
	'noticeSentAgain',
	'palletsCounted',
	'supplierDateSet',
	'corrected',
	'documentAdded',
	'noteAdded',
	'deleted',
] as const

export type UserRole = (typeof userRoles)[number]
export type ActorKind = (typeof actorKinds)[number]
export type OrderParty = (typeof orderParties)[number]
export type OrderStatus = (typeof orderStatuses)[number]
export type StateLabel = (typeof stateLabels)[number]
export type OrderAction = (typeof orderActions)[number]
export type RefusalReason = (typeof refusalReasons)[number]
export type PaymentType = (typeof paymentTypes)[number]
export type PaymentStatus = (typeof paymentStatuses)[number]
export type HandPaymentKind = (typeof handPaymentKinds)[number]
export type DeliveryMode = (typeof deliveryModes)[number]
export type Country = (typeof countries)[number]
export type SampleState = (typeof sampleStates)[number]
export type TimelineEvent = (typeof timelineEvents)[number]

/** Of mails. */
export const mailKinds = [
	'designSaved',
	'offerSent',
	'orderPlaced',
	'sellerNotice',
	'orderChanged',
	'orderNotice',
	'supplierNotice',
	'activation',
	'reset',
	'passwordChanged',
	'samplesAsked',
	'samplesNotice',
	'designNotice',
] as const

export const webhookKinds = ['orderPlaced', 'configurationEnded'] as const

/** What is sent, and how far it came. */
export const deliveryKinds = [...mailKinds, ...webhookKinds] as const
export const deliveryStates = ['waiting', 'sent', 'dead', 'dropped'] as const

/** Why a call to a shop's own system brought no answer. */
export const callProblems = [
	'noAddress',
	'timeout',
	'refused',
	'unknownHost',
	'certificate',
	'privateAddress',
	'authentication',
	'other',
] as const
/** Why a mail or a call was not delivered: `answered` says no by its status, `gone` for good. */
export const deliveryProblems = [
	...callProblems,
	'answered',
	'gone',
	'recipientRefused',
	'mailRefused',
] as const

/** How a shop's own system is called. */
export const requestMethods = ['GET', 'POST'] as const
export const authenticationModes = ['none', 'basic', 'bearer', 'azureOAuth'] as const

/** Bytes of an uploaded document. */
export const largestDocument = 10 * 1024 * 1024
