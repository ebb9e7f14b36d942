export {
	type Account,
	type ChangePassword,
	type Login,
	type OwnDesign,
	type OwnOrder,
	passwordSchema,
	type RegisterPassword,
	type SessionRow,
} from './account.ts'
export {
	type Professional,
	type ProfessionalExportQuery,
	type ProfessionalRow,
	professionalColumns,
	professionalListQuerySchema,
} from './back-office/accounts/professionals.ts'
export {
	type Reseller,
	type ResellerExportQuery,
	resellerColumns,
	resellerListQuerySchema,
	resellerSorts,
} from './back-office/accounts/resellers.ts'
export { sharedRatingOf } from './back-office/accounts/shared-rating.ts'
export {
	type AccountEntry,
	type GivenRole,
	type NewUser,
	type UserChange,
	type UserExportQuery,
	type UserListQuery,
	type UserRow,
	userColumns,
	userListQuerySchema,
	userSorts,
} from './back-office/accounts/users.ts'
export {
	type AuditChange,
	type AuditEntry,
	type AuditExportQuery,
	type AuditPart,
} from './back-office/audit.ts'
export { auditState, type FieldWords, fieldWords } from './back-office/audit-fields.ts'
export {
	type ConfigurationPage,
	type ConfigurationRow,
	type DesignExportQuery,
	designColumns,
} from './back-office/configurations.ts'
export {
	type Dashboard,
	type DashboardQuery,
	type LateOrder,
	leadStages,
	offerAges,
} from './back-office/dashboard.ts'
export {
	type DiscountDayProblem,
	discountDayProblems,
	lastDiscountDay,
} from './back-office/discounts/discount-days.ts'
export type {
	DiscountPeriod,
	DiscountPeriodInput,
	PromoCode,
	PromoCodeInput,
} from './back-office/discounts/discounts.ts'
export {
	type GeneratedDocument,
	type PaperExportQuery,
	type ShopFile,
} from './back-office/documents.ts'
export {
	type MailboxExportQuery,
	type MailboxMail,
	type MailboxRow,
} from './back-office/mailbox.ts'
export type { Notification } from './back-office/notifications.ts'
export {
	type Corrected,
	type Correction,
	type CorrectionField,
	type CorrectionState,
} from './back-office/orders/corrections.ts'
export { firstPaymentDay, lastOfferDay, lastPlannedDay } from './back-office/orders/day-bounds.ts'
export { type ChosenExport, exportSchema, orderColumns } from './back-office/orders/exports.ts'
export {
	type OrderFilters,
	type OrderListQuery,
	orderListQuerySchema,
	orderReferencesQuerySchema,
	orderSorts,
} from './back-office/orders/order-query.ts'
export {
	type OrderActionState,
	type OrderCost,
	type OrderList,
	type OrderPage,
	type OrderRow,
	orderPageSchema,
	orderRowSchema,
	type TimelineEntry,
} from './back-office/orders/order-schemas.ts'
export { orderWord } from './back-office/orders/order-word.ts'
export {
	largestAttestation,
	reviseOfferSchema,
} from './back-office/orders/orders.ts'
export { paymentWordOf } from './back-office/orders/payment-word.ts'
export type { UnmatchedPayment } from './back-office/orders/payments.ts'
export {
	type Payable,
	type Production,
	type ProductionQuery,
	type ProductionView,
	type ProductionWeek,
	productionQuerySchema,
} from './back-office/orders/production.ts'
export {
	type Again,
	type DeliveryTry,
	type OutboxEntry,
	type OutboxExportQuery,
	type OutboxMessage,
} from './back-office/outbox.ts'
export { type Count } from './back-office/page-query.ts'
export {
	type CommonPricing,
	commonPricingSchema,
	type ImportReport,
	importProblems,
	importRefusals,
	importStates,
	type ListKind,
	type PriceImport,
	type PriceVersion,
	type PriceVersionPreview,
	zoneKeyOf,
} from './back-office/prices.ts'
export { type SampleExportQuery, sampleColumns } from './back-office/samples.ts'
export type { FoundEverywhere } from './back-office/search.ts'
export { type Me, type Section, sections } from './back-office/session.ts'
export {
	type PricePreview,
	type SamplePrice,
	type Settings,
	type SettingsUpdate,
} from './back-office/settings.ts'
export {
	type Technical,
	type TechnicalUpdate,
	type TestCall,
	webhookBodySchema,
} from './back-office/technical.ts'
export {
	adminSettings,
	auditColumns,
	auditParts,
	comparisons,
	correctionFields,
	largestList,
	largestLogo,
	listKinds,
	mailboxColumns,
	mostCounted,
	mostCountedInView,
	mostInCall,
	mostInCutList,
	mostReferences,
	outboxColumns,
	pageSizes,
	paperColumns,
	payableStates,
	priceSamples,
	productionFilters,
	productionViews,
} from './back-office/values.ts'
export {
	type KeptList,
	mostViews,
	type OwnLists,
	type PageSize,
	type SavedView,
} from './back-office/views.ts'
export {
	type Client,
	type ClientOptions,
	createClient,
	downloadPlan,
	type PlanDownload,
	planDownloadOf,
} from './client.ts'
export { type Domain, type DressingInit, domainSchema } from './configurator.ts'
export { type Contract, contract } from './contract.ts'
export {
	type CustomerPage,
	customerActions,
	customerEvents,
	customerPageSchema,
	type OrderKey,
} from './customer-page.ts'
export { codeAskedFor } from './design/code-asked-for.ts'
export { codeAlphabet, codeLength, normalizeCode, readableCode } from './design/design-code.ts'
export {
	type Design,
	type Ordered,
	type OrderState,
	orderSchema,
	type PlaceOrder,
	type Send,
	type Sent,
	type SharedDesign,
	sendSchema,
} from './design/designs.ts'
export { issueSchema, type OptionAnswer, optionSchema } from './design/furniture-schemas.ts'
export { type PlanRequest, planSchema } from './design/plan.ts'
export type { Discount } from './discount.ts'
export type { Availability, DeliveryPrices, Filter, HandleModel } from './dressing.ts'
export {
	type ActorKind,
	actionNeeds,
	authenticationModes,
	type Country,
	configuratorKinds,
	countries,
	type DeliveryMode,
	deliveryKinds,
	deliveryProblems,
	deliveryStates,
	documentKinds,
	endedOrderStates,
	type HandPaymentKind,
	handPaymentKinds,
	languages,
	largestDocument,
	mailKinds,
	type OrderAction,
	type OrderParty,
	type OrderStatus,
	offerStates,
	openOfferStates,
	openOrderStates,
	orderActions,
	orderParties,
	orderStatuses,
	type PaymentStatus,
	type PaymentType,
	type RefusalReason,
	requestMethods,
	type SampleState,
	type StateLabel,
	sampleStates,
	stateLabels,
	type TimelineEvent,
	type UserRole,
	userStates,
	webhookKinds,
} from './enumerations.ts'
export { ApiError } from './errors/api-error.ts'
export { type ErrorCode, errorCodes, promoErrors } from './errors/error-codes.ts'
export { errorsOf } from './errors/errors.ts'
export {
	type AddressLine,
	type AddressText,
	addressLines,
	addressOf,
	addressProblem,
	addressSizes,
	addressTextOf,
} from './form/address-text.ts'
export { centsOf } from './form/cents-of.ts'
export { isEmail } from './form/email.ts'
export { LINE_MAX } from './form/line.ts'
export { type OrderText, orderTextSizes, orderTexts, orderTextsOf } from './form/order-texts.ts'
export { isPassword } from './form/password.ts'
export { type PasswordRefusal, passwordCalls } from './form/password-calls.ts'
export { phonePattern } from './form/phone.ts'
export { hostPattern, shopCodePattern } from './form/shop-address.ts'
export { isVatNumber } from './form/vat-number.ts'
export {
	isParameterName,
	isParameterValue,
	isWebhookAddress,
} from './form/webhook-texts.ts'
export { isEndedOrder, isOpenOfferState } from './order-states.ts'
export type { TestOutcome, TestPaymentPage } from './payments.ts'
export {
	type Address,
	addressSchema,
	type Customer,
	type CustomerInput,
	centsSchema,
	customerSchema,
	type Delivery,
	type Service,
} from './person.ts'
export {
	type AskSamples,
	mostSamples,
	type SampleColour,
	type SampleRequest,
} from './sample-request.ts'
export type { SecondFactor, SecondFactorSetup } from './second-factor.ts'
export { allStepNames, stepNames } from './step-names.ts'
