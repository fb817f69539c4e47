import { Button } from '#src/ui/button.tsx'

/** In the form's place once the request has arrived. */
export function QuoteSent() {
  return (
    <div className="ticks flex flex-col items-start justify-center gap-4 self-start border border-line bg-paper-sunk p-8 lg:p-12">
      <h3 tabIndex={-1} ref={takeFocus} className="text-2xl focus:outline-none">
        Thank You!
      </h3>
      <p className="max-w-prose">
        Your request has arrived. An engineer reads it and answers you by e-mail or phone.
      </p>
      <Button variant="secondary" onClick={() => location.reload()}>
        Submit Another Request
      </Button>
    </div>
  )
}

function takeFocus(heading: HTMLElement | null) {
  heading?.focus()
}
