@rem The scripts of package.json hand their process over to Node by exec, which Windows has not: npm finds this there.
@%*
