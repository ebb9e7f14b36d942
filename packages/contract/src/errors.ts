// Every error an API call can answer: status and message as specification section 8 words them.
// The reader's texts are i18n `errors:<code>`; docs/errors.md and both lists are held together by a test.

import { errorData } from './error-data.ts'

export const errorCodes = {
	invalid_model: { status: 400, message: 'Invalid model.' },
	request_not_valid: { status: 400, message: 'Request is not valid.' },
	missing_path_parameter: { status: 400, message: 'A path parameter is missing.' },
	referer_missing: { status: 400, message: 'The referer must be set.' },
	code_format_invalid: { status: 400, message: 'Invalid model.' },
	configuration_impossible: { status: 400, message: 'Invalid model.' },
	customer_incomplete: { status: 400, message: 'Invalid model.' },
	terms_not_accepted: { status: 400, message: 'Invalid model.' },
	reference_empty: { status: 400, message: 'Invalid model.' },
	payment_type_unavailable: { status: 400, message: 'Invalid model.' },
	postal_code_mismatch: { status: 400, message: 'Invalid model.' },
	not_deliverable: { status: 400, message: 'Invalid model.' },
	address_not_allowed: { status: 400, message: 'Invalid model.' },
	picture_not_readable: { status: 400, message: 'Invalid model.' },
	file_not_accepted: { status: 400, message: 'Invalid model.' },
	export_too_large: { status: 400, message: 'Invalid model.' },
	promo_unknown: { status: 400, message: 'Read error message.' },
	promo_not_started: { status: 400, message: 'Read error message.' },
	promo_expired: { status: 400, message: 'Read error message.' },
	promo_used: { status: 400, message: 'Read error message.' },
	otp_required: { status: 401, message: 'A second factor is required.' },
	otp_wrong: { status: 401, message: 'The code of the second factor is not right.' },
	otp_setup_required: { status: 401, message: 'A second factor must be set up.' },
	no_back_office_permission: {
		status: 403,
		message: 'User does not have the permission to connect to the back-office.',
	},
	forbidden_operation: { status: 403, message: 'Forbidden operation.' },
	not_allowed: { status: 403, message: 'Forbidden operation.' },
	not_logged_in: { status: 403, message: 'User is not logged in.' },
	user_not_found: { status: 404, message: 'User not found.' },
	current_user_not_found: { status: 404, message: 'The user was not found.' },
	token_user_not_found: { status: 404, message: 'The user linked to the token was not found.' },
	customer_not_found: { status: 404, message: 'User not found.' },
	account_not_found: { status: 404, message: 'The account was not found.' },
	reseller_not_found: { status: 404, message: 'The reseller was not found.' },
	configuration_not_found: { status: 404, message: 'The configuration was not found.' },
	order_not_found: { status: 404, message: 'The order was not found.' },
	payment_not_found: { status: 404, message: 'The payment was not found.' },
	link_unknown: { status: 404, message: 'The link opens nothing any more.' },
	document_not_found: { status: 404, message: 'The document was not found.' },
	mail_not_found: { status: 404, message: 'The mail was not found.' },
	handle_not_found: { status: 404, message: 'The handle was not found.' },
	discount_period_not_found: { status: 404, message: 'The discount period was not found.' },
	promo_code_not_found: { status: 404, message: 'The promo code was not found.' },
	price_version_not_found: { status: 404, message: 'The price version was not found.' },
	import_not_found: { status: 404, message: 'The import was not found.' },
	address_unknown: { status: 404, message: 'There is nothing at this address.' },
	password_mismatch: { status: 409, message: 'Password mismatch.' },
	second_factor_state: { status: 409, message: 'The second factor does not allow this now.' },
	email_taken: { status: 409, message: 'The e-mail already exists.' },
	reseller_code_taken: { status: 409, message: 'The reseller code is already used.' },
	account_changed: { status: 409, message: 'The account was changed by someone else.' },
	last_admin: { status: 409, message: 'The last administrator must stay.' },
	configuration_code_taken: {
		status: 409,
		message: 'The configuration code is already used for another configuration.',
	},
	price_changed: { status: 409, message: 'The price has changed.' },
	order_changed: { status: 409, message: 'The order was changed by someone else.' },
	host_taken: { status: 409, message: 'The host name belongs to another shop.' },
	settings_changed: { status: 409, message: 'The settings were changed by someone else.' },
	transition_not_allowed: { status: 409, message: 'The order does not allow this action now.' },
	promo_code_taken: { status: 409, message: 'The promo code exists already.' },
	vat_not_reducible: { status: 409, message: 'The reduced VAT rate does not apply.' },
	price_version_changed: {
		status: 409,
		message: 'Another price version has come into force meanwhile.',
	},
	too_many_views: { status: 409, message: 'There are too many saved views.' },
	import_running: { status: 409, message: 'Another import is running.' },
	import_not_ready: { status: 409, message: 'The import cannot come into force.' },
	zones_faulty: { status: 400, message: 'Invalid model.' },
	nothing_to_pay: { status: 409, message: 'There is nothing to pay.' },
	nothing_to_refund: { status: 409, message: 'There is nothing to refund.' },
	refund_refused: { status: 409, message: 'The payment provider refused the refund.' },
	body_too_large: { status: 413, message: 'The body is too large.' },
	too_many_requests: { status: 429, message: 'Too many requests.' },
	not_ready: { status: 503, message: 'The server is not ready.' },
	payment_provider_unavailable: {
		status: 503,
		message: 'The payment provider does not answer.',
	},
	drawing_unavailable: { status: 503, message: 'The drawing cannot be made now.' },
	unexpected_error: { status: 500, message: 'An unexpected server error occurred.' },
} as const

export type ErrorCode = keyof typeof errorCodes

/** Why a promo code is not granted. */
export const promoErrors = [
	'promo_unknown',
	'promo_not_started',
	'promo_expired',
	'promo_used',
] as const satisfies ErrorCode[]

type Declared<C extends ErrorCode> = (typeof errorCodes)[C] &
	(C extends keyof typeof errorData ? { data: (typeof errorData)[C] } : unknown)

/** The oRPC error map of a route: the codes it declares, with the data that each carries wherever it is answered. */
export function errorsOf<C extends ErrorCode>(...codes: C[]): { [K in C]: Declared<K> } {
	const data: Partial<Record<ErrorCode, object>> = errorData
	const withData = (code: C) => ({
		...errorCodes[code],
		...(data[code] !== undefined && { data: data[code] }),
	})
	return Object.fromEntries(codes.map((code) => [code, withData(code)])) as never
}
