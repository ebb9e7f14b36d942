/** Columns of the lists that have words of their own. */
export const columnNames = [
	'kind',
	'tier',
	'widthUpTo',
	'heightUpTo',
	'depthUpTo',
	'points',
	'code',
	'variant',
	'unit',
	'value',
	'country',
	'zone',
	'from',
	'to',
	'firstPallet',
	'nextPallet',
] as const
