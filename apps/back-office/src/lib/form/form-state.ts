// A form as data: what it began with, what is typed, what another editor made of it meanwhile.

/** Each field as its text. */
export type Texts<Field extends string> = Readonly<Record<Field, string>>

export type FormState<Field extends string> = {
	/** As it stands on the server. */
	base: Texts<Field>
	values: Texts<Field>
	touched: ReadonlySet<Field>
	/** What the server said of a value, until it is changed. */
	refused: Readonly<Partial<Record<Field, string>>>
	/** What a field was that another editor changed too, until one of both values is chosen. */
	conflicts: Readonly<Partial<Record<Field, string>>>
	/** The other editor. */
	by: string | null
}

/** What is kept of a form whose page is left. */
export type Draft<Field extends string> = Pick<
	FormState<Field>,
	'base' | 'values' | 'conflicts' | 'by'
>

export function fieldsOf<Field extends string>(texts: Texts<Field>): Field[] {
	return Object.keys(texts) as Field[]
}

export function newForm<Field extends string>(base: Texts<Field>): FormState<Field> {
	const nothing = {} as Partial<Record<Field, string>>
	return { base, values: base, touched: new Set(), refused: nothing, conflicts: nothing, by: null }
}

export function changedFields<Field extends string>({
	base,
	values,
}: Pick<FormState<Field>, 'base' | 'values'>): Field[] {
	return fieldsOf(base).filter((field) => values[field] !== base[field])
}

function without<Field extends string>(
	texts: Readonly<Partial<Record<Field, string>>>,
	field: Field,
): Partial<Record<Field, string>> {
	const { [field]: _gone, ...rest } = texts
	return rest as Partial<Record<Field, string>>
}

export function typed<Field extends string>(
	state: FormState<Field>,
	field: Field,
	text: string,
): FormState<Field> {
	const values = { ...state.values, [field]: text }
	const isTheirs = text === state.base[field]
	return {
		...state,
		values,
		refused: without(state.refused, field),
		conflicts: isTheirs ? without(state.conflicts, field) : state.conflicts,
	}
}

/**
 * The server has other values by now. What was not changed here follows; what was, stays, and where the other editor
 * changed it too, both values wait for a choice, also over what is changed after it.
 */
export function rebased<Field extends string>(
	state: FormState<Field>,
	theirs: Texts<Field>,
	by: string | null = null,
): FormState<Field> {
	const { base, values, conflicts } = state
	const mine = new Set(changedFields(state))
	const next = fieldsOf(base).map((field) => [
		field,
		mine.has(field) ? values[field] : theirs[field],
	])
	const before = (field: Field) => conflicts[field] ?? base[field]
	const contested = [...mine].filter(
		(field) => theirs[field] !== before(field) && theirs[field] !== values[field],
	)
	return {
		...state,
		by: by ?? state.by,
		base: theirs,
		values: Object.fromEntries(next) as Texts<Field>,
		conflicts: Object.fromEntries(contested.map((field) => [field, before(field)])) as Partial<
			Record<Field, string>
		>,
	}
}

/** `sent` was saved, and stands as `now`: what was typed since goes on. */
export function saved<Field extends string>(
	state: FormState<Field>,
	sent: Texts<Field>,
	now: Texts<Field>,
): FormState<Field> {
	const next = fieldsOf(now).map((field) => [
		field,
		state.values[field] === sent[field] ? now[field] : state.values[field],
	])
	return { ...newForm(now), values: Object.fromEntries(next) as Texts<Field> }
}

export function chosen<Field extends string>(
	state: FormState<Field>,
	field: Field,
	whose: 'mine' | 'theirs',
): FormState<Field> {
	const text = whose === 'mine' ? state.values[field] : state.base[field]
	return { ...typed(state, field, text), conflicts: without(state.conflicts, field) }
}

/** A draft that was kept, on what the server has now. */
function resumed<Field extends string>(
	base: Texts<Field>,
	draft: Draft<Field> | null,
): FormState<Field> {
	if (!draft) return newForm(base)
	return rebased({ ...newForm(draft.base), ...draft }, base)
}

/** Of something new a draft is taken as it was left: what is proposed by now is no other editor's value. */
export function begun<Field extends string>(
	base: Texts<Field>,
	draft: Draft<Field> | null,
	isNew: boolean,
): FormState<Field> {
	if (!isNew) return resumed(base, draft)
	return { ...newForm(base), ...(draft && { values: draft.values }) }
}

/** As text; empty where nothing is changed. */
export function draftOf<Field extends string>(state: FormState<Field>): string {
	if (changedFields(state).length === 0) return ''
	const { base, values, conflicts, by } = state
	const draft: Draft<Field> = { base, values, conflicts, by }
	return JSON.stringify(draft)
}

/** Null where it is none, or of a form that had other fields. */
export function readDraftOf<Field extends string>(
	text: string,
	base: Texts<Field>,
): Draft<Field> | null {
	if (text === '') return null
	const kept = JSON.parse(text) as Partial<Draft<Field>>
	const draft = { conflicts: {}, by: null, ...kept } as Draft<Field>
	const isWhole = (texts: unknown) =>
		typeof texts === 'object' &&
		texts !== null &&
		fieldsOf(base).every((field) => typeof (texts as Texts<Field>)[field] === 'string')
	return isWhole(draft.base) && isWhole(draft.values) ? draft : null
}
