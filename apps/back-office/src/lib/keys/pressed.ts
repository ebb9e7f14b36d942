// Which shortcut a key is. Nothing fires inside a field or a dialog.

export type Act = 'palette' | 'search' | 'down' | 'up' | 'choose' | 'list' | 'go'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

const acts: Record<string, Act> = {
	'/': 'search',
	j: 'down',
	k: 'up',
	x: 'choose',
	g: 'go',
	'?': 'list',
}

export function actOf({ key, ctrlKey, metaKey, altKey }: Pressed): Act | null {
	if (altKey) return null
	if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'palette' : null
	return acts[key] ?? null
}

const fields =
	'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]'

export function isElsewhere(target: EventTarget | null): boolean {
	if (target instanceof HTMLElement && target.closest(fields) !== null) return true
	return document.querySelector('[role=dialog]') !== null
}
