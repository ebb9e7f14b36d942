export {
	type Account,
	accountSchema,
	type ChangePassword,
	changePasswordSchema,
	type Login,
	loginSchema,
	passwordSchema,
	type RegisterPassword,
	registerPasswordSchema,
	resetSchema,
	type SessionRow,
	sessionRowSchema,
} from './account.ts'
export type { Reseller } from './back-office/accounts/resellers.ts'
export type { NewUser, UserChange, UserListQuery, UserRow } from './back-office/accounts/users.ts'
export {
	type ConfigurationPage,
	type ConfigurationRow,
	configurationRowSchema,
} from './back-office/configurations.ts'
export type { Dashboard } from './back-office/dashboard.ts'
export type {
	DiscountPeriod,
	DiscountPeriodInput,
	PromoCode,
	PromoCodeInput,
} from './back-office/discounts.ts'
export { type GeneratedDocument, largestDocument, type ShopFile } from './back-office/documents.ts'
export { exportSchema } from './back-office/exports.ts'
export {
	type MailboxMail,
	type MailboxRow,
	mailboxMailSchema,
	mailboxRowSchema,
	mailKinds,
} from './back-office/mailbox.ts'
export type { Notification } from './back-office/notifications.ts'
export {
	costSchema,
	type OrderActionState,
	type OrderCost,
	type OrderList,
	type OrderListQuery,
	type OrderPage,
	type OrderRow,
	orderActionSchema,
	orderListQuerySchema,
	orderListSchema,
	orderPageSchema,
	orderRowSchema,
	orderSorts,
	orderViews,
	type TimelineEntry,
	timelineEntrySchema,
} from './back-office/order-schemas.ts'
export { largestAttestation, reviseOfferSchema } from './back-office/orders.ts'
export type { OutboxEntry } from './back-office/outbox.ts'
export { type Count, mostCounted } from './back-office/page-query.ts'
export { type UnmatchedPayment, unmatchedPaymentSchema } from './back-office/payments.ts'
export {
	type CommonPricing,
	commonPricingSchema,
	type ImportReport,
	importProblems,
	importRefusals,
	importReportSchema,
	importStates,
	largestList,
	listKinds,
	type PriceImport,
	type PriceVersion,
	priceImportSchema,
	versionSchema,
} from './back-office/prices.ts'
export { type Me, meSchema, type Section, sections } from './back-office/session.ts'
export {
	adminSettings,
	largestLogo,
	type Settings,
	type SettingsUpdate,
} from './back-office/settings.ts'
export { type Technical, type TechnicalUpdate, webhookBodySchema } from './back-office/technical.ts'
export { mostViews, type SavedView, viewedLists } from './back-office/views.ts'
export {
	type Client,
	type ClientOptions,
	createClient,
	downloadPlan,
	type PlanDownload,
} from './client.ts'
export { type Domain, type DressingInit, domainSchema, dressingInitSchema } from './configurator.ts'
export { type Contract, contract } from './contract.ts'
export { type CustomerPage, customerActions, customerPageSchema } from './customer-page.ts'
export {
	codeAlphabet,
	type Design,
	designSchema,
	normalizeCode,
	type Ordered,
	type OrderState,
	orderedSchema,
	orderSchema,
	orderStateSchema,
	type PlaceOrder,
	readableCode,
	type Send,
	type Sent,
	sendSchema,
	sentSchema,
} from './designs.ts'
export { type Discount, discountSchema } from './discount.ts'
export {
	type Availability,
	availabilitySchema,
	type DeliveryPrices,
	deliveryPricesSchema,
	doorsSchema,
	type Filter,
	filterSchema,
	type HandleModel,
	handleModelSchema,
	lightPriceSchema,
	moduleNumberSchema,
	moduleTemplatesSchema,
	thicknessesSchema,
} from './dressing.ts'
export {
	actionNeeds,
	type Country,
	configuratorKinds,
	countries,
	type DeliveryMode,
	deliveryModes,
	documentKinds,
	languages,
	type OrderAction,
	type OrderStatus,
	openingSides,
	orderActions,
	orderStatuses,
	type PaymentStatus,
	type PaymentType,
	paymentStatuses,
	paymentTypes,
	type RefusalReason,
	refusalReasons,
	type StateLabel,
	shapes,
	slopeSides,
	stateLabels,
	type TimelineEvent,
	themeCodes,
	timelineEvents,
	type UserRole,
	units,
	userRoles,
} from './enumerations.ts'
export { ApiError } from './errors/api-error.ts'
export { type ErrorCode, errorCodes, promoErrors } from './errors/error-codes.ts'
export { impossibleSchema } from './errors/error-data.ts'
export { errorsOf } from './errors/errors.ts'
export { type OrderText, orderTextSizes, orderTexts, orderTextsOf } from './form/order-texts.ts'
export { isVatNumber } from './form/vat-number.ts'
export {
	furnitureSchema,
	issueSchema,
	type OptionAnswer,
	optionSchema,
	positionSchema,
	roomSchema,
} from './furniture-schemas.ts'
export {
	type TestOutcome,
	type TestPaymentPage,
	testOutcomes,
	testPaymentSchema,
} from './payments.ts'
export {
	type Address,
	addressSchema,
	type Customer,
	type CustomerInput,
	centsSchema,
	countrySchema,
	customerSchema,
	type Delivery,
	dateSchema,
	deliverySchema,
	emailSchema,
	languageSchema,
	type Service,
	serviceSchema,
	timeSchema,
} from './person.ts'
export { type PlanRequest, planSchema } from './plan.ts'
export {
	codeAskedFor,
	type SecondFactor,
	type SecondFactorSetup,
	secondFactorSetupSchema,
} from './second-factor.ts'
export { stepNames } from './step-names.ts'
