import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { z } from 'zod';
import { refreshed } from '#client/lib/after-write.ts';
import { schemaResolver } from '#client/lib/schema-resolver.ts';
import { sendWithProgress } from '#client/lib/send-with-progress.ts';
import { Failure } from '#client/people/kyc/Failure.tsx';
import { showFailure } from '#client/people/kyc/form-failure.ts';
import { Button } from '#client/ui/Button.tsx';
import { FileDrop } from '#client/ui/FileDrop.tsx';
import { submitLicenceDocument } from '#contract/people/licences.ts';
import words from '#messages/people/checks/index.ts';

const schema = z.object({
  file: z.instanceof(File, {
    get error() {
      return words.chooseScanPhoto;
    },
  }),
});

/** The certificate of a registration, for our staff to look at. */
export function LicenceDocumentForm() {
  const [progress, setProgress] = useState<number>();
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    mode: 'onTouched',
    resolver: schemaResolver(schema),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ file }) => {
    try {
      const query = { filename: file.name };
      const { message } = await sendWithProgress(
        submitLicenceDocument,
        file,
        { query },
        setProgress,
      );
      toast.success(message);
      await refreshed();
    } catch (error) {
      showFailure(form, error);
    } finally {
      setProgress(undefined);
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 border-t border-line pt-5">
      <FileDrop
        label={words.chooseCertificate}
        help={words.pdfJpegPng}
        accept="application/pdf,image/jpeg,image/png"
        maxBytes={submitLicenceDocument.upload?.maxBytes ?? 0}
        onFile={(file) => form.setValue('file', file, { shouldValidate: true })}
        progress={progress}
        error={errors.file?.message}
      />
      <Failure message={errors.root?.message} />
      <Button
        type="submit"
        busy={isSubmitting}
        busyLabel={words.sending}
        className="justify-self-start"
      >
        {words.handCertificate}
      </Button>
    </form>
  );
}
