// What a screen reader hears of the components, read from their markup in the three languages.
import { languages, resources } from '@gabarit/i18n'
import i18next, { type i18n } from 'i18next'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
	Button,
	Check,
	Checkbox,
	Icon,
	NumberField,
	OptionCard,
	OptionGroup,
	PriceBar,
	SelectField,
	StateChip,
	Stepper,
	TextField,
} from './index.ts'

const texts: i18n = i18next

beforeAll(async () => {
	await texts
		.use(initReactI18next)
		.init({ lng: 'fr', resources, ns: ['common'], defaultNS: 'common' })
})

beforeEach(() => texts.changeLanguage('fr'))

const nothing = () => {}
const markup = (element: ReactElement) => renderToStaticMarkup(element)

/** The value of an attribute of the first tag of that name. */
function attributeOf(html: string, tag: string, attribute: string): string | undefined {
	const found = new RegExp(`<${tag}\\b[^>]*`).exec(html)?.[0] ?? ''
	return new RegExp(`\\s${attribute}="([^"]*)"`).exec(found)?.[1]
}

function expectLabelled(html: string, tag: string): void {
	const id = attributeOf(html, tag, 'id')
	expect(id).toBeTruthy()
	expect(attributeOf(html, 'label', 'for')).toBe(id)
}

/** Every id that the first tag of that name is described by, and the text that stands there. */
function descriptionOf(html: string, tag: string): string {
	const ids = (attributeOf(html, tag, 'aria-describedby') ?? '').split(' ')
	return ids
		.map((id) => new RegExp(`id="${id}"[^>]*>(.*?)</(?:span|div|output)>`).exec(html)?.[1] ?? '')
		.join(' ')
}

test('every field has a label for screen readers', () => {
	expectLabelled(
		markup(<NumberField label="Largeur" value={3000} min={310} max={12000} onCommit={nothing} />),
		'input',
	)
	expectLabelled(markup(<TextField label="E-mail" labelHidden />), 'input')
	expectLabelled(markup(<SelectField label="Pays" options={[]} />), 'select')
	expect(markup(<Checkbox label="J’accepte" />)).toMatch(
		/<label[^>]*>.*<input.*J’accepte.*<\/label>/,
	)
})

test('a screen reader reads a measure with its bounds and unit', () => {
	const html = markup(
		<NumberField label="Largeur" value={3000} min={310} max={12000} onCommit={nothing} />,
	)
	expect(descriptionOf(html, 'input')).toContain('De 310 à 12\u202f000 mm')
	expect(attributeOf(html, 'input', 'value')).toBe('3\u202f000')
	expect(attributeOf(html, 'input', 'aria-invalid')).toBeUndefined()
})

test("a screen reader reads the furniture's problem with its measure", () => {
	const problem = { text: 'Trop bas.', remedy: { label: 'Prendre 2 500', apply: nothing } }
	const html = markup(
		<NumberField label="H" value={2} min={1} max={9} onCommit={nothing} problem={problem} />,
	)
	expect(attributeOf(html, 'input', 'aria-invalid')).toBe('true')
	expect(html).toContain('Trop bas.')
	expect(html).toMatch(/<button[^>]*>Prendre 2 500<\/button>/)
})

test('a screen reader reads the error of a text field with the field', () => {
	const html = markup(<TextField label="E-mail" error="Ce n’est pas une adresse." />)
	expect(attributeOf(html, 'input', 'aria-describedby')).toBe(
		`${attributeOf(html, 'input', 'id')}-error`,
	)
})

test('an impossible option keeps its name, gives its reason and can be focused', () => {
	const html = markup(
		<OptionGroup label="Modules">
			<OptionCard label="2" reason="Le maximum est 1 200 mm." onChoose={nothing} />
		</OptionGroup>,
	)
	expect(attributeOf(html, 'div', 'aria-label')).toBe('Modules')
	expect(attributeOf(html, 'button', 'aria-disabled')).toBe('true')
	expect(attributeOf(html, 'button', 'disabled')).toBeUndefined()
	expect(descriptionOf(html, 'button')).toContain('Le maximum est 1 200 mm.')
})

test('a chosen option of a group is checked, a single one is pressed', () => {
	const card = <OptionCard label="3" chosen onChoose={nothing} />
	expect(
		attributeOf(markup(<OptionGroup label="Modules">{card}</OptionGroup>), 'button', 'role'),
	).toBe('radio')
	expect(attributeOf(markup(card), 'button', 'aria-pressed')).toBe('true')
})

test('a waiting button gives its reason to screen readers', () => {
	const html = markup(<Button reason="Il manque la hauteur.">Suivant</Button>)
	expect(attributeOf(html, 'button', 'aria-disabled')).toBe('true')
	expect(descriptionOf(html, 'button')).toContain('Il manque la hauteur.')
})

test('every step of the stepper has its name and state', () => {
	const steps = [
		{ key: 'a', label: 'Emprise', state: 'done' as const },
		{ key: 'b', label: 'Pièce', state: 'current' as const, attention: true },
		{ key: 'c', label: 'Modules', state: 'todo' as const, closed: true },
	]
	const html = markup(<Stepper groups={[{ name: 'Pièce', steps }]} onGo={nothing} />)
	const names = [...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map((match) => match[1])
	expect(names).toEqual(['Emprise, faite', 'Pièce, en cours, à revoir', 'Modules, à venir'])
	expect(html.match(/aria-current="step"/g)).toHaveLength(1)
})

test.each(languages)('in %s every icon button has a name', async (language) => {
	await texts.changeLanguage(language)
	const html = markup(
		<PriceBar
			undo={nothing}
			previous={{ label: 'Fileurs', onClick: nothing }}
			next={{ label: 'Couleurs', onClick: nothing }}
			price={{ amount: '3 564,30 €', caption: 'TVAC' }}
		/>,
	)
	for (const [, attributes = '', content = ''] of html.matchAll(
		/<button([^>]*)>(.*?)<\/button>/g,
	)) {
		const words = content.replace(/<[^>]*>/g, '').trim()
		expect(words || (/aria-label="[^"]+"/.exec(attributes)?.[0] ?? '')).not.toBe('')
	}
})

test('a check states its severity; a drawn order state is read by its word alone', () => {
	const check = markup(<Check tone="warning" name="À monter debout" measured={2517} limit={2490} />)
	expect(check).toContain('aria-label="À savoir"')
	expect(check).toContain('2\u202f517 mm, au plus 2\u202f490')
	const chip = markup(<StateChip state="waiting" label="En attente" />)
	expect(chip).toMatch(/<svg[^>]*aria-hidden="true"/)
	expect(chip.replace(/<[^>]*>/g, '')).toBe('En attente')
})

test('an icon without a name is hidden from screen readers', () => {
	expect(markup(<Icon name="check" />)).toContain('aria-hidden="true"')
	expect(markup(<Icon name="check" label="En ordre" />)).toContain('role="img"')
})
