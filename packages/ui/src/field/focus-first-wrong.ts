// A form that is refused leads to what is wrong in it: its first wrong field gets the keyboard.

/** A slow machine marks it later than the next frame. */
const framesAwaited = 20

/** Once it is marked; within `form`, else the form whose button was pressed, else the dialog, else the page. */
export function focusFirstWrong(form: ParentNode | null = pressedForm()): void {
	const look = (frames: number) =>
		requestAnimationFrame(() => {
			const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1)
			const around = form ?? dialog ?? document
			const wrong = around.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input')
			if (wrong) wrong.focus()
			else if (frames > 0) look(frames - 1)
		})
	look(framesAwaited)
}

function pressedForm(): ParentNode | null {
	const pressed = document.activeElement
	const form = pressed !== null && 'form' in pressed ? pressed.form : null
	return form instanceof HTMLElement ? form : null
}
