-- Emails without a mail server: the status says that they were not sent.
UPDATE "letters" SET "status" = 'unsent' WHERE "status" = 'kept';
