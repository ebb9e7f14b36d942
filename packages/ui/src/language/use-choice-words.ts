// Fields of a stored configuration in words: where, what, and the value. A field without a word does not compile.
import type { Texts } from '@gabarit/i18n'
import { useTranslation } from 'react-i18next'
import { useFormats } from './use-formats.ts'

type Words = Texts['choices']

type Place = {
	list: keyof Words['places']
	side?: keyof Words['sides']
	number: number
	column?: number
	row?: number
}

type Value =
	| { as: 'usual' | 'absent' }
	| { as: 'switch'; on: boolean }
	| { as: 'length' | 'number' | 'degrees' | 'inches'; numbers: readonly number[] }
	| { as: 'value'; value: keyof Words['values'] }
	| { as: 'type'; type: keyof Texts['common']['kind'] }
	| { as: 'text'; text: string }
	| {
			as: 'stacks'
			stacks: readonly (readonly { kind: keyof Words['values']; count: number }[])[]
	  }

type Choice = {
	path: keyof Words['words']
	places: readonly Place[]
	values: readonly [Value, Value]
}

export function useChoiceWords(): (choice: Choice) => { name: string; values: [string, string] } {
	const { t } = useTranslation(['choices', 'common'])
	const { number } = useFormats()
	const placeOf = ({ list, side, ...numbers }: Place): string[] => {
		if (list === 'runs') return side ? [t(`sides.${side}`)] : []
		// The one part of a wall without a chimney.
		if (list === 'runs/zones' && numbers.number === 1) return []
		if (list === 'filler/custom' && numbers.number === 0) return [t('firstFiller')]
		const place = t(`places.${list}`, numbers)
		return side === undefined ? [place] : [t(`sides.${side}`), place]
	}
	const stackOf = (stack: Extract<Value, { as: 'stacks' }>['stacks'][number]) =>
		stack
			.map(({ kind, count }) => {
				const what = t(`values.${kind}`)
				return count === 1 ? what : t('times', { number: count, what })
			})
			.join(' + ')
	const written = (value: Value): string => {
		switch (value.as) {
			case 'switch':
				return t(value.on ? 'on' : 'off')
			case 'value':
				return t(`values.${value.value}`)
			case 'type':
				return t(`common:kind.${value.type}`)
			case 'text':
				return value.text
			case 'stacks':
				return value.stacks.map(stackOf).join(' ; ')
			case 'number':
				return value.numbers.map((one) => number(one)).join(' + ')
			case 'length':
			case 'degrees':
			case 'inches':
				return t(value.as, { value: value.numbers.map((one) => number(one)).join(' / ') })
			default:
				return t(value.as)
		}
	}
	return ({ path, places, values }) => ({
		name: [...places.flatMap(placeOf), t(`words.${path}`)].join(', '),
		values: [written(values[0]), written(values[1])],
	})
}
