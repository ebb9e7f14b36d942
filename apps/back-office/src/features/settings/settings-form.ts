// Every setting as the text of its field, and back. `vats` of the call are two fields here.
import {
	adminSettings,
	centsOf,
	isEmail,
	type Settings,
	type SettingsUpdate,
} from '@gabarit/contract'
import {
	amountProblem,
	coefficientOf,
	coefficientProblem,
	type FormProblem,
	hostsProblem,
	isWholeBetween,
	phoneProblem,
	requiredProblem,
	vatProblem,
	wrongOnly,
} from '../../lib/form/form-rules.ts'
import type { Texts } from '../../lib/form/form-state.ts'
import type { WrongField } from '../../lib/frame/wrong-fields.ts'

const kinds = {
	companyName: 'name',
	address: 'text',
	phoneNumber: 'phone',
	email: 'email',
	vatBE: 'vat',
	vatFR: 'vat',
	isReferenceResellerCustomisable: 'flag',
	hideAllColorSample: 'flag',
	requiresSecondFactor: 'flag',
	country: 'choice',
	hosts: 'lines',
	configurators: 'list',
	isConfiguratorReseller: 'flag',
	isConfiguratorDSM: 'flag',
	isFrenchReseller: 'flag',
	coefficientIndividual: 'coefficient',
	coefficientProfessional: 'coefficient',
	rating: 'optionalCoefficient',
	isPriceHidden: 'flag',
	nonFavoriteColorAddedPrice: 'money',
	vatRate: 'rate',
	workforce: 'flag',
	workforceAmount: 'money',
	fittingHourly: 'optionalMoney',
	carryInPerFloor: 'optionalMoney',
	baseDeliveryPrice: 'money',
	isDeliveryPriceCustomisable: 'flag',
	deliveryTime: 'days',
	paymentTypes: 'list',
	depositPercentage: 'share',
	noPaymentMessage: 'optionalText',
	hexColour: 'colour',
	themeCode: 'choice',
	mailNotifications: 'flag',
	sendMailsToCustomers: 'flag',
	language: 'choice',
	legalNotice: 'optionalText',
} as const

export type SettingField = keyof typeof kinds
export type SettingTexts = Texts<SettingField>
type Kind = (typeof kinds)[SettingField]

const settingFields = Object.keys(kinds) as SettingField[]

export function kindOf(field: SettingField): Kind {
	return kinds[field]
}

/** Only an admin changes it. */
export function isAdminField(field: SettingField): boolean {
	return adminSettings.some((name) => name === field)
}

type Writing = { amount: (cents: number) => string; decimal: (text: string) => string }

function textOf(value: unknown, kind: Kind, { amount, decimal }: Writing): string {
	if (value === null || value === undefined || value === false) return ''
	if (value === true) return 'yes'
	if (Array.isArray(value)) return value.join(kind === 'lines' ? '\n' : ',')
	if (typeof value === 'number')
		return kind === 'money' || kind === 'optionalMoney' ? amount(value) : decimal(String(value))
	const text = typeof value === 'string' ? value : ''
	return kind === 'coefficient' || kind === 'optionalCoefficient' ? decimal(text) : text
}

export function settingTexts(settings: Settings, writing: Writing): SettingTexts {
	const { vats, ...rest } = settings
	const values: Record<string, unknown> = { ...rest, vatBE: vats.BE ?? '', vatFR: vats.FR ?? '' }
	return Object.fromEntries(
		settingFields.map((field) => [field, textOf(values[field], kinds[field], writing)]),
	) as SettingTexts
}

export function listOf(text: string): string[] {
	return text === '' ? [] : text.split(',')
}

function linesOf(text: string): string[] {
	return text.split('\n').flatMap((line) => line.trim().toLowerCase() || [])
}

function rateOf(text: string): number | null {
	const plain = text.replaceAll(/[\s%]/gu, '').replace(',', '.')
	const value = /^\d{1,2}(\.\d{1,2})?$/u.test(plain) ? Number(plain) : Number.NaN
	return value <= 30 ? value : null
}

const readers: Record<Kind, (text: string) => unknown> = {
	name: (text) => text.trim(),
	text: (text) => text.trim(),
	phone: (text) => text.trim(),
	email: (text) => text.trim(),
	vat: (text) => text.trim(),
	flag: (text) => text === 'yes',
	choice: (text) => text,
	lines: linesOf,
	list: listOf,
	coefficient: coefficientOf,
	optionalCoefficient: (text) => (text.trim() === '' ? null : coefficientOf(text)),
	money: (text) => (text.trim() === '' ? 0 : centsOf(text)),
	optionalMoney: (text) => (text.trim() === '' ? null : centsOf(text)),
	rate: (text) => (text.trim() === '' ? null : rateOf(text)),
	days: (text) => Number(text),
	share: (text) => Number(text),
	optionalText: (text) => text.trim() || null,
	colour: (text) => text.trim() || null,
}

/** Only what was changed: the rest stays as another may have set it. */
export function settingsUpdate(
	values: SettingTexts,
	changed: readonly SettingField[],
): Omit<SettingsUpdate, 'revision' | 'tenant'> {
	const isVat = (field: SettingField) => field === 'vatBE' || field === 'vatFR'
	const given = changed
		.filter((field) => !isVat(field))
		.map((field) => [field, readers[kinds[field]](values[field])])
	const vats = { BE: values.vatBE.trim(), FR: values.vatFR.trim() }
	return { ...Object.fromEntries(given), ...(changed.some(isVat) && { vats }) }
}

const isEmpty = (text: string) => text.trim() === ''
const unless = (isRight: boolean, problem: FormProblem) => (isRight ? null : problem)

const rules: Partial<Record<Kind, (text: string) => FormProblem | null>> = {
	name: requiredProblem,
	phone: phoneProblem,
	email: (text) => unless(isEmpty(text) || isEmail(text.trim()), 'email'),
	lines: (text) => hostsProblem(linesOf(text)),
	coefficient: coefficientProblem,
	optionalCoefficient: (text) => (isEmpty(text) ? null : coefficientProblem(text)),
	money: amountProblem,
	optionalMoney: amountProblem,
	rate: (text) => unless(isEmpty(text) || rateOf(text) !== null, 'rate'),
	days: (text) => unless(isWholeBetween(text, 0, 365), 'days'),
	share: (text) => unless(isWholeBetween(text, 1, 100), 'share'),
	colour: (text) => unless(isEmpty(text) || /^#[\da-f]{6}$/iu.test(text.trim()), 'colour'),
}

function problemOf(field: SettingField, values: SettingTexts, base: SettingTexts) {
	const text = values[field]
	if (field === 'paymentTypes') return unless(text !== '', 'required')
	if (kinds[field] !== 'vat') return rules[kinds[field]]?.(text) ?? null
	return text === base[field] ? null : vatProblem(text, field === 'vatBE' ? 'BE' : 'FR')
}

export function settingProblems(
	values: SettingTexts,
	base: SettingTexts,
): Partial<Record<SettingField, FormProblem>> {
	const found = settingFields.map((field) => [field, problemOf(field, values, base)])
	return wrongOnly<SettingField>(Object.fromEntries(found))
}

/** `vats.BE` of the server is the field `vatBE` here. */
function fieldAt(path: string): SettingField | undefined {
	const name = path.replace(/^vats\.(\w+)$/u, 'vat$1').replace(/[.[].*$/u, '')
	return settingFields.find((field) => field === name)
}

type Refused = { fields: Partial<Record<SettingField, string>>; others: string[] }

/** The server's reasons, in the reader's language: at their fields, and those of none. */
export function refusedSettings(wrong: readonly WrongField[]): Refused {
	const placed = wrong.map(({ path, message }) => ({ field: fieldAt(path), message }))
	const fields = placed.flatMap(({ field, message }) => (field ? [[field, message]] : []))
	return {
		fields: Object.fromEntries(fields) as Refused['fields'],
		others: placed.flatMap(({ field, message }) => (field ? [] : [message])),
	}
}
